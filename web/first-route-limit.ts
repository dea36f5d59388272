/** Bytes of JavaScript, packed, that a visitor's first page may load. The build fails above it; the benchmark measures it in a browser. */
export const mostFirstScriptBytes = 125_000
