// @ts-check
/**
 * How the server's process is run. Node lets new objects fill twice 64 MB before it looks which are still used; a server with
 * the embedded database, which a family or a school runs, never needs so much at once.
 */
export const serverArguments = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16']

/**
 * What the allocator of Linux (glibc) does with memory that is free again: by itself it keeps a heap for each thread that
 * compiles, and up to 64 MB at the end of each. Other systems do not read it; what somebody has set themselves stays.
 */
export const serverSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
