/** What a page's route may say to the frame, in its `handle`. */
export interface PageHandle {
  /** False where the page shows the offices and phones itself, under the id `contact-info`. */
  contactBanner?: boolean;
}
