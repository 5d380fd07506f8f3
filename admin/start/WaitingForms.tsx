import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { formatMoment } from '../dates';
import { Section } from '../ui/layout/Section';
import { waitingForms } from '../unsentText';
import { line, list } from './styles';

/** Forms that were filled in here and not saved; nothing without any. */
export function WaitingForms() {
  const forms = waitingForms();
  if (forms.length === 0) return null;
  return (
    <Section title="Not saved yet">
      <Box component="ul" sx={list}>
        {forms.map(({ id, path = '/', title, keptAt }) => (
          <Box component="li" key={id} sx={line}>
            <Link to={path} sx={{ fontWeight: 600 }}>
              {title}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              typed in this browser, {formatMoment(keptAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
