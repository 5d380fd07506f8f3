import { expect, it } from 'vitest';
import { embedOrigins } from './embedOrigins';
import { startingFirm } from './startingFirm';

it('are those of the named outside forms, each once, and none by default', () => {
  const { company } = startingFirm();
  const named = {
    ...company,
    booking_page: 'https://pages.example/consultation',
    booking_widget: 'https://booking.example/widget?minutes=30',
    consultation_form: 'https://forms.example/consultation',
    enquiry_form: 'https://forms.example/enquiry',
  };
  expect(embedOrigins({ company: named })).toEqual([
    'https://booking.example',
    'https://forms.example',
  ]);
  expect(embedOrigins({ company })).toEqual([]);
});
