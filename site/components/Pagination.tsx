import './Pagination.css';
import { pageWindow } from './pageWindow';
import { Way } from './Way';

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
    <nav className="pagination" aria-label="Pages">
      {page > 1 && (
        <Way to={href(page - 1)} rel="prev" back>
          Previous
        </Way>
      )}
      <ol className="pagination-pages">
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
        <Way to={href(page + 1)} rel="next">
          Next
        </Way>
      )}
    </nav>
  );
}
