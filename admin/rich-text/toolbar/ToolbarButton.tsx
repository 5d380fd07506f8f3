import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, ReactNode } from 'react';
import { useEditorShell } from '../EditorShell';
import { shortcutText } from './shortcutText';
import { useToolbarStop } from './ToolbarFocus';

export interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  onClick(event: MouseEvent<HTMLElement>): void;
  /** As ProseMirror names keys: `Mod-b`. */
  shortcut?: string | undefined;
  /** For buttons that are on or off. */
  isPressed?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Whether it works on the source as well. */
  worksInSource?: boolean | undefined;
  popup?: 'dialog' | 'menu' | undefined;
  isOpen?: boolean | undefined;
  /** Its place among the toolbar's tab stops, where the label changes. */
  stop?: string | undefined;
}

/** A disabled one keeps its place in the order of the arrow keys, and its tooltip. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, icon, shortcut, isPressed, popup, isOpen } = props;
  const { isSource } = useEditorShell();
  const stop = useToolbarStop(props.stop ?? label);
  const isDisabled = props.isDisabled || (isSource && !props.worksInSource);
  return (
    <Tooltip
      title={shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      enterDelay={400}
      // In the page's main part, not beside it.
      slotProps={{ popper: { disablePortal: true } }}
    >
      <ToggleButton
        {...stop}
        value={label}
        size="small"
        selected={isPressed || isOpen || false}
        aria-pressed={isPressed}
        aria-label={label}
        aria-keyshortcuts={shortcut?.replace(/-/g, '+').replace('Mod', 'Control')}
        aria-disabled={isDisabled || undefined}
        aria-haspopup={popup}
        aria-expanded={popup === 'menu' ? Boolean(isOpen) : undefined}
        data-toolbar
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!isDisabled) props.onClick(event);
        }}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  );
}
