import './FreeHelp.css';
import { freeHelp } from '../content/freeHelp';
import { ArrowLink } from './ArrowLink';

/** Beside or after what a page says: what a visitor can do alone, and for nothing. */
export function FreeHelp() {
  return (
    <nav className="free-help no-print" aria-label={freeHelp.heading}>
      <p className="margin-title">{freeHelp.heading}</p>
      <ul className="cluster links">
        {freeHelp.links.map(({ label, path }) => (
          <li key={path}>
            <ArrowLink to={path}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
