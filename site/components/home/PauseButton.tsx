interface PauseButtonProps {
  paused: boolean;
  onToggle: () => void;
  /** What moves, as in 'Pause the figures'. */
  what: string;
}

/** Stops and starts something that moves by itself. */
export function PauseButton({ paused, onToggle, what }: PauseButtonProps) {
  return (
    <button type="button" className="icon-button pause-button" onClick={onToggle}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={paused ? 'M8 5.5v13l10-6.5z' : 'M8.5 6v12M15.5 6v12'} />
      </svg>
      <span className="visually-hidden">
        {paused ? 'Resume' : 'Pause'} {what}
      </span>
    </button>
  );
}
