import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { ToggleButton, Tooltip } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import type { Tool } from './tool';

interface Props {
  tool: Tool;
  /** For toggles. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  /** The menu's choice that applies to the selection. */
  choice?: string | undefined;
  /** For menus and More. */
  isExpanded?: boolean | undefined;
  /** Shows the name beside the icon. */
  isNamed?: boolean;
  /** True if Tab reaches it. */
  isTabStop: boolean;
  onFocus(name: string): void;
  onPress(tool: Tool, button: HTMLElement): void;
}

/** A tool's button. Disabled ones keep their place for arrow keys, and their tooltip. */
export const ToolButton = memo(function ToolButton(props: Props) {
  const { tool, isOn, isDisabled, choice, isNamed = false } = props;
  const { name, key: shortcut, menu, face = choice ?? name } = tool;
  const Icon = tool.isText && !isNamed ? undefined : tool.icon;
  const label = choice && !tool.face ? `${name}: ${choice}` : name;
  const isExpanded = props.isExpanded ?? (menu ? false : undefined);
  return (
    <Tooltip
      title={isNamed ? '' : shortcut ? `${label} (${shortcutText(shortcut)})` : label}
      enterDelay={400}
      // Inside the page's landmark, and not clipped by the toolbar.
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
    >
      <ToggleButton
        value={name}
        size="small"
        selected={isOn || isExpanded || false}
        tabIndex={props.isTabStop ? 0 : -1}
        onFocus={() => props.onFocus(name)}
        aria-pressed={isOn}
        aria-label={label}
        aria-keyshortcuts={shortcut?.replace(/-/g, '+').replace('Mod', 'Control')}
        aria-disabled={isDisabled || undefined}
        aria-haspopup={menu ? 'menu' : tool.dialog ? 'dialog' : undefined}
        aria-expanded={isExpanded}
        data-toolbar
        // Keeps the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event: MouseEvent<HTMLElement>) => {
          if (!isDisabled) props.onPress(tool, event.currentTarget);
        }}
      >
        {Icon && <Icon fontSize="inherit" />}
        {!Icon && (
          <span className="tool-face">
            <span>{face}</span>
            <ArrowDropDown fontSize="small" />
          </span>
        )}
        {Icon && isNamed && <span className="tool-name">{name}</span>}
      </ToggleButton>
    </Tooltip>
  );
});

const isApple = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '');

/** Formats `Mod-Shift-x` for the user's keyboard. */
function shortcutText(shortcut: string): string {
  return shortcut
    .split('-')
    .map((key) =>
      key === 'Mod' ? (isApple ? 'Cmd' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key,
    )
    .join('+');
}

/** Focuses the toolbar's tab stop. */
export function focusToolbar(frame: HTMLElement): void {
  const last = frame.querySelector<HTMLElement>('button[data-toolbar][tabindex="0"]');
  const isSeen = last?.checkVisibility();
  (isSeen ? last : frame.querySelector<HTMLElement>('button[data-toolbar]'))?.focus();
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-toolbar]')];
  const buttons = all.filter((button) => button.checkVisibility());
  const index = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
  const next = index >= 0 && buttons[steps[event.key]?.(index, buttons.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
