/** Opens the browser's print window, from which a page can be saved as a PDF too. */
export function PrintButton() {
  return (
    <button
      type="button"
      className="button button-primary button-large needs-script"
      onClick={() => window.print()}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 8V4h10v4M7 17H4V8.5h16V17h-3M7 13.5h10V20H7z" />
      </svg>
      Print this guide
    </button>
  );
}
