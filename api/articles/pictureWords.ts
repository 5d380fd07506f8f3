const fileName = /^[^\s/\\]*(?:[\s_-][^\s/\\]+)*\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i;
const cameraName =
  /^(?:img|dsc[fn]?|pxl|image|picture|photo|screenshot|bild)?[\s_-]?\d[\d\s_.-]*$/i;

/** Whether words are a file's name, such as `IMG_2041.jpg`, which says nothing of the picture. */
export const isFileName = (words: string): boolean =>
  fileName.test(words.trim()) || cameraName.test(words.trim());
