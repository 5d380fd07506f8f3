import './Pagination.css';
import { ArrowLink } from './ArrowLink';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
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
        {pageWindow(page, pages).map((number) => (
          <li key={number}>
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

/** The page numbers worth a link from a page: the first, the last, and those around it. */
function pageWindow(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}
