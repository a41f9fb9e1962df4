/* Shows a notice in browsers older than those in vite.config.ts. Plain ES5, so that they can run it. */
(function () {
  var NOTICE = {
    en: "This browser is too old for Qui Vive. It needs Safari 16, Chrome 111, Firefox 128 or newer.",
    ru: "Этот браузер слишком старый для Qui Vive. Нужен Safari 16, Chrome 111, Firefox 128 или новее.",
    uk: "Цей браузер надто старий для Qui Vive. Потрібен Safari 16, Chrome 111, Firefox 128 або новіший.",
  };

  function isSupported() {
    return (
      "noModule" in document.createElement("script") &&
      typeof Array.prototype.with === "function" &&
      window.CSS !== undefined &&
      CSS.supports("overflow", "clip") &&
      CSS.supports("width", "1cqw")
    );
  }

  function showNotice() {
    var language = (navigator.language || "en").slice(0, 2).toLowerCase();
    var notice = document.createElement("p");
    notice.setAttribute("role", "alert");
    notice.lang = NOTICE[language] ? language : "en";
    notice.textContent = NOTICE[notice.lang];
    notice.style.cssText =
      "position:fixed;z-index:99;top:0;right:0;bottom:0;left:0;margin:0;padding:20% 8%;" +
      "font:20px/1.4 sans-serif;text-align:center;color:#f6ead0;background:#24101c";
    document.body.appendChild(notice);
  }

  if (isSupported()) return;
  if (document.body) showNotice();
  else document.addEventListener("DOMContentLoaded", showNotice);
})();
