/** Ways to the free resources. */
export function ResourceButtons({ path, labels }: { path: string; labels: readonly string[] }) {
  return (
    <ul className="actions no-print">
      {labels.map((label) => (
        <li key={label}>
          <a className="button" href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
