import { Link } from 'react-router-dom';

/** Ways to the free resources. */
export function ResourceButtons({ path, labels }: { path: string; labels: readonly string[] }) {
  return (
    <ul className="guide-resources">
      {labels.map((label) => (
        <li key={label}>
          <Link className="button" to={path}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
