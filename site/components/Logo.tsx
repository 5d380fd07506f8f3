import './Logo.css';
import { useFirm } from '../firm';

/** The logo and the company's short name. */
export function Logo() {
  const { company } = useFirm();
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">{company.short_name}</span>
    </span>
  );
}

/** A trail over three contours, with blossom. */
function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M2 24c6-5 11-5 17-1s12 4 19-2M2 30c7-4 12-4 18-1s11 3 18-1M4 36c6-3 11-3 16-1s10 2 16-1" />
      <path d="M17 36c-5-6 9-9 4-16-3-4-1-8 3-12" />
      <circle cx="24.5" cy="7" r="5" />
      <circle cx="14.5" cy="12" r="3.5" />
      <circle cx="30" cy="16.5" r="3" />
    </svg>
  );
}
