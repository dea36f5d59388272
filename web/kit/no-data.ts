/** What stands in the place of an empty chart. C-065. */
export const noData = 'No data available'
