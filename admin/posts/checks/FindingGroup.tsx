import { Box, ButtonBase, Typography } from '@mui/material';
import { useId } from 'react';
import type { Finding } from '../../../api/types';
import { FindingCount } from './FindingCount';

interface Props {
  title: string;
  level: Finding['level'];
  findings: readonly Finding[];
  onShow(finding: Finding): void;
}

/** The findings of one level; each leads to its place. */
export function FindingGroup({ title, level, findings, onShow }: Props) {
  const id = useId();
  const shown = findings.filter((finding) => finding.level === level);
  if (shown.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <FindingCount level={level} count={shown.length} />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
        {shown.map((finding) => (
          <li key={keyOf(finding)}>
            <FindingButton finding={finding} onShow={onShow} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function FindingButton({ finding, onShow }: { finding: Finding } & Pick<Props, 'onShow'>) {
  const { message, excerpt, level } = finding;
  return (
    <ButtonBase
      onClick={() => onShow(finding)}
      sx={{
        display: 'block',
        width: '100%',
        minHeight: 44,
        my: 0.5,
        px: 1.5,
        py: 1,
        textAlign: 'left',
        borderLeft: 3,
        borderColor: level === 'block' ? 'error.main' : 'warning.main',
        borderRadius: 0.5,
        overflowWrap: 'anywhere',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography component="span" variant="body2" sx={{ display: 'block' }}>
        {message}
      </Typography>
      {excerpt && !message.includes(excerpt) && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'block', fontStyle: 'italic' }}
        >
          “{excerpt}”
        </Typography>
      )}
    </ButtonBase>
  );
}

/** Two findings with the same of these would be one. */
export function keyOf({ code, field, element, excerpt }: Finding): string {
  return [code, field, element?.tag, element?.nth, excerpt].join(' ');
}
