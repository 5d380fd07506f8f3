/** How long what visitors send is kept: what the privacy policy says, and what the server does. */
export const retention = {
  /** After an enquiry was closed. */
  enquiryMonths: 24,
  /** What was taken for spam. */
  spamDays: 30,
  /** A newsletter address that its owner never confirmed. */
  unconfirmedDays: 14,
  /** What was agreed to, after a subscription ended. */
  consentMonths: 12,
  /** Backups: as long as the one who runs this site keeps them. */
  backupDays: 35,
} as const;
