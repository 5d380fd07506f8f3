import { type SvgIconProps, ToggleButton, Tooltip } from '@mui/material';
import {
  createContext,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { useEditorShell } from '../EditorShell';
import { useToolbarStop } from './ToolbarFocus';

export interface ToolbarButtonProps {
  label: string;
  icon?: ElementType<SvgIconProps> | undefined;
  /** Shown beside the icon, or where there is none. */
  face?: ReactNode;
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
  /** For the one that shows others. */
  isExpanded?: boolean | undefined;
  /** Whether its popup hangs from it, so that the rare tools stay open below it. */
  holdsPopup?: boolean | undefined;
  /** Its place among the toolbar's tab stops, where the label changes. */
  stop?: string | undefined;
}

/** Whether the tools stand with their names beside them, as the rare ones do. */
export const NamedTools = createContext(false);

/** A disabled one keeps its place in the order of the arrow keys, and its tooltip. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, icon: Icon, shortcut, isPressed, popup, isOpen } = props;
  const { isSource } = useEditorShell();
  const isNamed = useContext(NamedTools);
  const stop = useToolbarStop(props.stop ?? label);
  const isDisabled = props.isDisabled || (isSource && !props.worksInSource);
  const hint = shortcut ? `${label} (${shortcutText(shortcut)})` : label;
  return (
    <Tooltip
      title={isNamed ? '' : hint}
      enterDelay={400}
      // In the page's main part, not beside it, and not cut off where the row slides.
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
    >
      <ToggleButton
        {...stop}
        value={label}
        size="small"
        selected={isPressed || isOpen || props.isExpanded || false}
        aria-pressed={isPressed}
        aria-label={label}
        aria-keyshortcuts={shortcut?.replace(/-/g, '+').replace('Mod', 'Control')}
        aria-disabled={isDisabled || undefined}
        aria-haspopup={popup}
        aria-expanded={popup === 'menu' ? Boolean(isOpen) : props.isExpanded}
        data-toolbar
        data-holds-popup={props.holdsPopup || undefined}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!isDisabled) props.onClick(event);
        }}
      >
        {Icon && <Icon fontSize="inherit" />}
        {props.face ?? (isNamed && <span className="tool-name">{label}</span>)}
      </ToggleButton>
    </Tooltip>
  );
}

const isApple = /Mac|iP(hone|ad)/.test(navigator.platform);

/** `Mod-Shift-x` as the reader's keyboard has it. */
function shortcutText(shortcut: string): string {
  return shortcut
    .split('-')
    .map((key) =>
      key === 'Mod' ? (isApple ? 'Cmd' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key,
    )
    .join('+');
}
