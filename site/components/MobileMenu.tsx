import './MobileMenu.css';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { ConsultationButton } from './Consultation';
import { Icon } from './Icon';
import { navigationLinks, useCurrent } from './navigationLinks';
import { useRouteChange } from './useRouteChange';

/** The menu under 768 px. A `<details>`, so that it works without script. */
export function MobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const current = useCurrent();
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useRouteChange(close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    const { relatedTarget } = event;
    const inDialog = relatedTarget instanceof Element && relatedTarget.closest('dialog');
    if (relatedTarget && !inDialog && !menu.current?.contains(relatedTarget)) close();
  };

  return (
    <details ref={menu} className="mobile-menu" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className="icon-button">
        <span className="visually-hidden">Menu</span>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div className="mobile-menu-panel">
        <ul className="links">
          {navigationLinks.map(({ label, path }) => (
            <li key={path}>
              <a href={path} aria-current={current(path)} onClick={close}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ConsultationButton opens="booking" className="button button-primary button-large">
          Book Consultation
        </ConsultationButton>
      </div>
    </details>
  );
}
