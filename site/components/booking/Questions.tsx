import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { AskedQuestion } from '../../../api/publicTypes';
import { bookingLink } from '../../content/bookingPage';
import { Field } from '../Field';

const { before: words } = bookingLink;

/** How long after the last key an answer is saved. */
const pauseMs = 800;

type State = 'saved' | 'saving' | 'failed';

/** Questions before a consultation: saved as typed, without script by a button. */
export function Questions({ path, questions }: { path: string; questions: AskedQuestion[] }) {
  const action = `${path}/answers`;
  const { form, state, save, saveSoon } = useSaving(action);
  const needed = questions.filter((one) => one.is_needed && !one.is_answered);
  return (
    <section id="before" className="booking-before no-print" aria-labelledby="before-title">
      <h2 id="before-title" className="subhead">
        {words.heading}
      </h2>
      <p>{needed.length > 0 ? words.needed : words.text}</p>
      <form
        ref={form}
        method="post"
        action={action}
        className="enquiry-form"
        onInput={saveSoon}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void save();
        }}
      >
        {questions.map((question) => (
          <Question key={question.name} question={question} />
        ))}
        <p className="small">{words.notice}</p>
        <p className="actions">
          <button type="submit" className="button">
            {words.save}
          </button>
          <span role="status" className="small">
            {state && words[state]}
          </span>
        </p>
      </form>
    </section>
  );
}

function Question({ question }: { question: AskedQuestion }) {
  const { name, label, kind, max, lines = 1, value, is_answered, is_needed } = question;
  const isElsewhere = is_answered && value === '';
  return (
    <Field
      label={label}
      note={is_needed ? words.isNeeded : words.isOptional}
      hint={isElsewhere ? words.answered : undefined}
    >
      {(input) => {
        const own = { ...input, name, defaultValue: value, maxLength: max };
        if (lines > 1) return <textarea {...own} rows={lines} />;
        return <input {...own} type={kind === 'day' ? 'date' : 'text'} />;
      }}
    </Field>
  );
}

/** Saves the whole form: what was saved before changes nothing. */
function useSaving(action: string) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<State>();
  const save = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    setState('saving');
    const saved = await send(action, form.current);
    // Typed on meanwhile: saved again soon.
    if (timer.current === undefined) setState(saved ? 'saved' : 'failed');
  };
  const saveSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), pauseMs);
  };
  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined && form.current) void send(action, form.current);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [action]);
  return { form, state, save, saveSoon };
}

async function send(action: string, form: HTMLFormElement): Promise<boolean> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const { ok } = await fetch(action, {
      method: 'POST',
      // Also while the page is left.
      keepalive: true,
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(entries),
    });
    return ok;
  } catch {
    return false;
  }
}
