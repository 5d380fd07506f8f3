/** What a letter to subscribers holds. */
export const campaignForms = ['excerpt', 'whole'] as const;
export type CampaignForm = (typeof campaignForms)[number];

/** How long a call to the provider may go on before it counts as unanswered. */
export const campaignCallMs = 90_000;
