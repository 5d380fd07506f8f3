import './FreeHelp.css';
import { freeHelp } from '../content/freeHelp';
import { ArrowLink } from './ArrowLink';

/** Links to free tools for visitors. */
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
