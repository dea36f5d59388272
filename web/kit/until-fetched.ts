const pauseMs = 2000
const mostTries = 30

/**
 * Fetches a part of the page that a question needs, again every two seconds for a minute where it cannot be had: a server that is gone for a
 * moment must not break the question that stands there. The last failure is thrown.
 */
export async function untilFetched<Part>(
  load: () => Promise<Part>,
  wait: (ms: number) => Promise<void> = async (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Part> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (tries === mostTries) throw error
      await wait(pauseMs)
    }
  }
}
