/** A hidden field that neither people nor browsers fill in: only programs do. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Leave this empty
        <input name="subject_line" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
