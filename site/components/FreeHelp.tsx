import '../styles/freeHelp.css';
import { Link } from 'react-router-dom';
import { freeHelp } from '../content/freeHelp';
import { Icon } from './Icon';

/** Beside or after what a page says: what a visitor can do alone, and for nothing. */
export function FreeHelp() {
  return (
    <nav className="free-help" aria-label={freeHelp.heading}>
      <p className="margin-title">{freeHelp.heading}</p>
      <ul className="free-help-list">
        {freeHelp.links.map(({ label, path }) => (
          <li key={path}>
            <Link className="way" to={path}>
              {label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
