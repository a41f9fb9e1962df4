/** Runs Lighthouse on an emulated phone: `node checks/lighthouse.js landing=http://… lobby=http://…`. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, Audit> }} Report */
/** @typedef {{ id: string, title: string, score: number | null, displayValue?: string }} Audit */

const LOWEST = 95;
/** Results vary on a busy machine, so the median of this many runs counts. */
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const LIGHTHOUSE = fileURLToPath(new URL("lighthouse/node_modules/lighthouse/cli/index.js", import.meta.url));
const CHROME = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run";

/**
 * @param {string} url
 * @returns {Promise<Report>}
 */
function measure(url) {
  const categories = `--only-categories=${CATEGORIES.join(",")}`;
  const how = ["--output=json", "--quiet", "--throttling-method=simulate", "--no-enable-error-reporting"];
  const lighthouse = spawn(
    process.execPath,
    [LIGHTHOUSE, url, categories, `--chrome-flags=${CHROME}`, ...how],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return new Promise((resolve, reject) => {
    let json = "";
    lighthouse.stdout.on("data", (part) => (json += part));
    lighthouse.on("error", reject);
    lighthouse.on("close", (code) => {
      if (code === 0) resolve(JSON.parse(json));
      else reject(new Error(`lighthouse ended with ${code} on ${url}`));
    });
  });
}

/**
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function median(url) {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await measure(url));
  reports.sort((a, b) => score(a, "performance") - score(b, "performance"));
  return /** @type {Report} */ (reports[Math.floor(RUNS / 2)]);
}

/**
 * @param {Report} report
 * @param {string} category
 */
function score(report, category) {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

/**
 * The failed audits, worst first.
 * @param {Report} report
 */
function faults(report) {
  return Object.values(report.audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .sort((a, b) => (a.score ?? 0) - (b.score ?? 0))
    .map(({ id, score, displayValue }) => `  ${id} ${score} ${displayValue ?? ""}`);
}

let failed = false;
for (const page of process.argv.slice(2)) {
  const [name, url] = [page.slice(0, page.indexOf("=")), page.slice(page.indexOf("=") + 1)];
  const report = await median(url);
  const scores = CATEGORIES.map((id) => score(report, id));
  console.log(`${name}: ${CATEGORIES.map((id, i) => `${id} ${scores[i]}`).join(", ")}`);
  if (scores.some((score) => score < LOWEST)) {
    failed = true;
    console.log(faults(report).join("\n"));
  }
}
process.exitCode = failed ? 1 : 0;
