import './ServicesMenu.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { services } from '../content/services';
import { Icon } from './Icon';
import { servicesPath, useCurrent } from './navigationLinks';
import { useRouteChange } from './useRouteChange';

const links = [
  ...services.map(({ menuTitle, path }) => ({ label: menuTitle, path })),
  { label: 'All Services', path: servicesPath },
];

/** 'Services' as a link, with a list that opens on hover or by its button. */
export function ServicesMenu() {
  const [open, setOpen] = useState<'hover' | 'press'>();
  const item = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useCurrent();
  const close = () => setOpen(undefined);

  useRouteChange(close);
  useDismiss(item, open !== undefined, (byKey) => {
    close();
    if (byKey && item.current?.contains(document.activeElement)) toggle.current?.focus();
  });

  const enter = (event: React.PointerEvent) => {
    clearTimeout(leaving.current);
    if (event.pointerType === 'mouse') setOpen((by) => by ?? 'hover');
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpen((by) => (by === 'press' ? by : undefined)), 150);
  };
  const moveFocus = (event: React.KeyboardEvent) => {
    const target = nextLink(event.key, list.current, document.activeElement);
    if (!target) return;
    event.preventDefault();
    flushSync(() => setOpen('press'));
    target.focus();
  };

  return (
    <li
      ref={item}
      className="services-menu"
      data-open={open !== undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={moveFocus}
      onBlur={(event) => {
        if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) close();
      }}
    >
      <a className="nav-link" href={servicesPath} aria-current={current(servicesPath)}>
        Services
      </a>
      <button
        ref={toggle}
        type="button"
        className="icon-button services-toggle"
        aria-label="Services menu"
        aria-expanded={open !== undefined}
        aria-controls="services-list"
        onClick={() => setOpen((by) => (by === 'press' ? undefined : 'press'))}
      >
        <Icon name="chevron" />
      </button>
      <ul ref={list} id="services-list" className="services-list">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path} onClick={close}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** While `active`, calls `dismiss` on Escape (`byKey`) and on a press outside the element. */
function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!active) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss(true);
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [active, element]);
}

/** Returns the list's link for an arrow key, Home or End; undefined for other keys. */
function nextLink(
  key: string,
  list: HTMLElement | null,
  focused: Element | null,
): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  if (key === 'ArrowDown') return links[(at + 1) % links.length];
  if (at === -1) return undefined;
  if (key === 'ArrowUp') return links.at(at - 1);
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return undefined;
}
