import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { useInboxNumbers } from '../mail/inbox';
import { Section } from '../ui/layout/Section';

const [width, height, gap] = [14, 44, 6];

/** How many enquiries came in seven days, beside the weeks before; nothing without any. */
export function WeekNumber() {
  const weeks = useInboxNumbers().data?.weeks ?? [];
  const most = Math.max(0, ...weeks);
  if (most === 0) return null;
  const [before = 0, now = 0] = weeks.slice(-2);
  return (
    <Section title="Enquiries in seven days">
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 3, mb: 1 }}>
        <Typography component="p" sx={number}>
          {now}
        </Typography>
        <svg
          role="img"
          aria-label={`By week, the newest last: ${weeks.join(', ')}`}
          width={weeks.length * (width + gap) - gap}
          height={height}
        >
          {weeks.map((count, week) => {
            const tall = Math.max(2, (count / most) * height);
            return (
              <Box
                component="rect"
                // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place.
                key={week}
                x={week * (width + gap)}
                y={height - tall}
                width={width}
                height={tall}
                rx={2}
                sx={{
                  fill: ({ palette }) =>
                    week === weeks.length - 1 ? palette.primary.main : palette.text.disabled,
                }}
              />
            );
          })}
        </svg>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {before} in the seven days before. <Link to="/enquiry-year">The year’s numbers</Link>
      </Typography>
    </Section>
  );
}

const number = {
  fontFamily: 'h6.fontFamily',
  fontSize: '2.5rem',
  fontWeight: 500,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;
