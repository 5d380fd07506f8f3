/** Retention periods, for the privacy policy and the server's cleanup. */
export const retention = {
  /** After an enquiry was closed. */
  enquiryMonths: 24,
  /** Of clients, and of those whom we advised, after the last action: Code of Conduct, s 55. */
  recordYears: 7,
  /** Spam. */
  spamDays: 30,
  /** Consultations whose link was never opened. */
  unconfirmedBookingHours: 24,
  /** The code of the network that booked, with the booking, also once it is confirmed. */
  networkHours: 24,
  /** Unconfirmed newsletter addresses. */
  unconfirmedDays: 14,
  /** Consents, after the subscription ended. */
  consentMonths: 12,
  /** Backups, which the operator deletes. */
  backupDays: 35,
} as const;
