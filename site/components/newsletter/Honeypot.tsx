/** A field that no person sees and, by its name, no browser fills in: what does is a program. */
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
