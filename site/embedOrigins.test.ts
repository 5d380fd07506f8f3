import { expect, it } from 'vitest';
import { company } from './content/company';
import { originsOf } from './embedOrigins';

it('are those of the configured outside forms, each once, and none by default', () => {
  const named = {
    ...company.urls,
    bookingPage: 'https://pages.example/consultation',
    bookingWidget: 'https://booking.example/widget?minutes=30',
    consultationForm: 'https://forms.example/consultation',
    enquiryForm: 'https://forms.example/enquiry',
  };
  expect(originsOf(named)).toEqual(['https://booking.example', 'https://forms.example']);
  expect(originsOf({ messaging: company.urls.messaging })).toEqual([]);
});
