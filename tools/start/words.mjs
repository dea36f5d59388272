// @ts-check
/**
 * The sentences that `npm start` and `npm test` say when something outside the product is in the way.
 * Plain JavaScript: these files run on whatever Node the machine has, before anything is installed.
 */

/** The oldest Node that can bootstrap; the product itself runs on the Node that is installed with it. */
export const oldestNode = 20

/**
 * Why this Node cannot start the product, or null.
 * @param {string} version as in `process.versions.node`, for example '18.19.0'
 * @returns {string | null}
 */
export function whyNodeIsTooOld(version) {
  const major = Number.parseInt(version, 10)
  if (major >= oldestNode) return null
  return `Polyhex needs Node ${oldestNode} or newer to start; this is Node ${version}. Get it from https://nodejs.org and run the command again.`
}

/**
 * What went wrong when the dependencies were installed, in words a newcomer can act on.
 * @param {string} output what npm printed
 * @param {number | null} code npm's exit code
 * @returns {string}
 */
export function whyInstallFailed(output, code) {
  if (/\bE(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH)\b|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(output)) {
    return "The npm registry cannot be reached, and the dependencies are not on this machine yet. Connect to the internet (or set npm's registry or proxy) and run the command again; later starts need no network."
  }
  // npm 10 ends like this, without a reason, when the registry does not answer.
  if (/Exit handler never called/.test(output)) {
    return "npm stopped without saying why; most often the registry cannot be reached. Check the connection to the internet (and npm's registry or proxy settings) and run the command again."
  }
  if (/\b(EACCES|EPERM)\b/.test(output)) {
    return 'npm may not write here. Make sure that this folder belongs to you (no sudo is needed) and run the command again.'
  }
  if (/\bENOSPC\b/.test(output)) return 'The disk is full: Polyhex needs about 1.5 GB for its dependencies.'
  if (/npm ci.*(in sync|package-lock)/is.test(output)) {
    return 'package.json and package-lock.json do not agree. Run `npm install`, look at the difference, and commit both.'
  }
  return `npm could not install the dependencies (exit code ${code}). Its own words are above.`
}

/**
 * @param {number} port
 * @returns {string}
 */
export function portIsTaken(port) {
  return `Port ${port} is already in use: Polyhex may be running already, or another program has it. Stop that one, or choose another port: PORT=${port + 1} npm start`
}
