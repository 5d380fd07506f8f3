import { Link, Typography } from '@mui/material';
import type { Enquiry } from '../../api/types';
import { formatMoment } from '../dates';
import { Facts, Section } from '../ui/layout/Section';
import { PersonalDataButton } from './personal-data/PersonalDataButton';

/** Who wrote, through which form, and what was agreed to there. */
export function VisitorDetails({ enquiry }: { enquiry: Enquiry }) {
  const { name, email, phone, country, form, received_at, newsletter } = enquiry;
  return (
    <Section title="Visitor">
      <Facts
        facts={[
          ['Name', name],
          [
            'Email',
            <Link key="email" href={`mailto:${email}`}>
              {email}
            </Link>,
          ],
          ['Phone', phone && <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>],
          ['Country', country],
          ['Received', formatMoment(received_at)],
          ['Form', form],
          ['Newsletter', newsletter ? 'Asked for it' : 'Did not ask for it'],
        ]}
      />
      <PrivacyNotice enquiry={enquiry} />
      <PersonalDataButton email={email} label="Everything about this address" />
    </Section>
  );
}

function PrivacyNotice({ enquiry: { notice_version, notice_text } }: { enquiry: Enquiry }) {
  if (!notice_text) return null;
  return (
    <details style={{ margin: '1rem 0' }}>
      <summary>Privacy notice that was shown{notice_version && `: ${notice_version}`}</summary>
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {notice_text}
      </Typography>
    </details>
  );
}
