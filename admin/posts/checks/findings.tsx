import { Box, ButtonBase, Typography } from '@mui/material';
import { useId } from 'react';
import type { Finding } from '../../../api/types';
import { type Status, StatusLabel } from '../../ui/lists/StatusLabel';

type Level = Finding['level'];

const levels: Record<Level, Status & { title: string }> = {
  block: { colour: 'error.main', name: 'to fix', title: 'Must be fixed before publishing' },
  advise: { colour: 'warning.main', name: 'worth a look', title: 'Suggestion' },
};

export const FindingCount = ({ level, count }: { level: Level; count: number }) => (
  <StatusLabel status={levels[level]} isTight>
    {count} {levels[level].name}
  </StatusLabel>
);

const findingKey = ({ code, field, element, excerpt }: Finding): string =>
  [code, field, element?.tag, element?.nth, excerpt].join(' ');

const most = 3;

/** The first findings of a post, blocking ones first, and the number of others. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const rank = ({ level }: Finding) => (level === 'block' ? 0 : 1);
  const ordered = findings.toSorted((one, other) => rank(one) - rank(other));
  const more = ordered.length - most;
  return (
    <>
      {ordered.slice(0, most).map((finding) => (
        <Box key={findingKey(finding)} component="span" sx={{ display: 'block', mb: 0.5 }}>
          {finding.message}
        </Box>
      ))}
      {more > 0 && `and ${more} more`}
    </>
  );
}

interface GroupProps {
  level: Level;
  findings: readonly Finding[];
  /** Opens the finding's place. */
  onShow(finding: Finding): void;
}

/** The findings of one level, linking to their places. */
export function FindingGroup({ level, findings, onShow }: GroupProps) {
  const id = useId();
  const shown = findings.filter((finding) => finding.level === level);
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} component="h3" variant="subtitle2">
        {levels[level].title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <FindingCount level={level} count={shown.length} />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {shown.map((finding) => (
          <li key={findingKey(finding)}>
            <ButtonBase
              onClick={() => onShow(finding)}
              sx={{ ...findingStyles, borderColor: levels[level].colour }}
            >
              {finding.message}
              {finding.excerpt && !finding.message.includes(finding.excerpt) && (
                <Box component="em" sx={{ display: 'block', color: 'text.secondary' }}>
                  “{finding.excerpt}”
                </Box>
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const findingStyles = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  my: 0.5,
  px: 1.5,
  py: 1,
  typography: 'body2',
  textAlign: 'left',
  borderLeft: 3,
  borderRadius: 0.5,
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
