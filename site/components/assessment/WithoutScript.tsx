import { Link } from 'react-router-dom';
import { assessment } from '../../content/assessment';
import { Icon } from '../Icon';

const { heading, text, links } = assessment.withoutScript;

/** What the form would ask, and where else to go, for browsers that run no script. */
export function WithoutScript() {
  return (
    <div className="without-script">
      <h2>{heading}</h2>
      <p>{text}</p>
      {links.map(({ label, path }) => (
        <p key={path}>
          <Link className="way" to={path}>
            {label}
            <Icon name="arrow" />
          </Link>
        </p>
      ))}
    </div>
  );
}
