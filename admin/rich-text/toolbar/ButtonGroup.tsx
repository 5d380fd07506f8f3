import { Box } from '@mui/material';
import { type ReactNode, useContext, useId } from 'react';
import { NamedTools } from './ToolbarButton';

interface Props {
  label: string;
  children: ReactNode;
}

/** Tools of one kind; among the rare ones their kind stands above them. */
export function ButtonGroup({ label, children }: Props) {
  const isNamed = useContext(NamedTools);
  const id = useId();
  return (
    <Box role="group" {...(isNamed ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      {isNamed && (
        <Box component="span" id={id} className="group-name">
          {label}
        </Box>
      )}
      {children}
    </Box>
  );
}
