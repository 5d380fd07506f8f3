const fileName = /^[^\s/\\]*(?:[\s_-][^\s/\\]+)*\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i;
const cameraName =
  /^(?:img|dsc[fn]?|pxl|image|picture|photo|screenshot|bild)?[\s_-]?\d[\d\s_.-]*$/i;

/** As the server judges (api/articles/pictureWords.ts): `IMG_2041.jpg` says nothing of a picture. */
export const isFileName = (words: string): boolean =>
  fileName.test(words.trim()) || cameraName.test(words.trim());
