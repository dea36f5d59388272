/** Names that page and service worker share. */
export const workerPath = '/service-worker.js'
export const assetsCache = 'polyhex-assets'
export const curriculumCache = 'polyhex-curriculum'
/** What was heard on this device: personal, so it goes at sign-out. */
export const speechCache = 'polyhex-speech'
/** The lock under which one tab or worker sends at a time, and the tag of the background sync. */
export const backgroundTag = 'polyhex-answers'
/** The channel on which tabs tell each other what became of answers. */
export const newsChannel = 'polyhex-answers'
/** The owner of what a visitor does in this browser. */
export const visitorOwner = 'visitor'
