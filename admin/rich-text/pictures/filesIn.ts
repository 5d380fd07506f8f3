/** Copied cells and pages bring a picture of themselves along: their HTML counts. */
export const filesIn = (data: DataTransfer | null): File[] =>
  !data || data.types.includes('text/html') ? [] : [...data.files];
