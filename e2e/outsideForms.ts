import { request } from 'playwright-core';
import { signInThroughApi } from './fixture';

/** Outside addresses of the company. */
const outsideForms = {
  booking_page: 'https://booking.wattlepath.example/consultation-30',
  booking_widget: 'https://booking.wattlepath.example/widget/consultation-30',
  enquiry_form: 'https://forms.wattlepath.example/enquiry',
  consultation_form: 'https://forms.wattlepath.example/consultation',
};

/** Names other companies' forms in the company's details, as its owner does; none without `forms`. */
export async function nameOutsideForms(
  url: string,
  forms: Partial<typeof outsideForms> = outsideForms,
) {
  const storageState = await signInThroughApi(url);
  const owner = await request.newContext({ baseURL: url, storageState });
  const company = await (await owner.get('/api/company')).json();
  const none = { booking_page: '', booking_widget: '', enquiry_form: '', consultation_form: '' };
  const response = await owner.put('/api/company', { data: { ...company, ...none, ...forms } });
  if (!response.ok()) throw new Error(`company: ${response.status()} ${await response.text()}`);
  await owner.dispose();
}
