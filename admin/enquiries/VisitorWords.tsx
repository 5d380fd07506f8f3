import { Typography } from '@mui/material';
import type { Enquiry } from '../../api/types';
import { Facts, Section } from '../ui/layout/Section';
import { topicName } from './words';

const answersTitles: Record<Enquiry['kind'], string> = {
  enquiry: 'Answers',
  assessment: 'Assessment',
  consultation: 'Times that suit',
};

/** What the visitor wrote, and chose or answered in the form. */
export function VisitorWords({ enquiry }: { enquiry: Enquiry }) {
  const { kind, topic, message, answers } = enquiry;
  return (
    <>
      {message && (
        <Section title={topicName(topic) || 'Message'}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
            {message}
          </Typography>
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={answersTitles[kind]}>
          <Facts facts={answers.map(({ label, value }) => [label, byBothClocks(value)])} />
        </Section>
      )}
    </>
  );
}

/** A time stands as the visitor's clock shows it and, after a sign, the office's: a line each. */
const byBothClocks = (value: string) => value.replace(' = ', '\n');
