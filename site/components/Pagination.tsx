import './Pagination.css';
import { ArrowLink } from './ArrowLink';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
}

/** Plain links to the other pages of a list. */
export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className="pagination actions no-print" aria-label="Pages">
      {page > 1 && (
        <ArrowLink to={href(page - 1)} rel="prev" back>
          Previous
        </ArrowLink>
      )}
      <ol className="pagination-pages cluster">
        {pageWindow(page, pages).map((number, position, shown) => (
          <li key={number} data-gap={number > 1 + (shown[position - 1] ?? 0) || undefined}>
            <a href={href(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <ArrowLink to={href(page + 1)} rel="next">
          Next
        </ArrowLink>
      )}
    </nav>
  );
}

/**
 * Returns the page numbers to link: the first, the last and those around the current one, without
 * gaps of one.
 */
function pageWindow(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, position) => position + 1);
  const isNear = (number: number) => Math.abs(number - page) <= 2;
  return all.filter(
    (number) =>
      number === 1 ||
      number === pages ||
      isNear(number) ||
      (number === 2 && isNear(3)) ||
      (number === pages - 1 && isNear(pages - 2)),
  );
}
