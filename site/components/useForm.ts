import {
  type ChangeEvent,
  type RefCallback,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { type FormValues, formTexts } from '../enquiry/formValues';
import { createStore, type Store, useStore } from '../store';

/** Why a form was not accepted. Without message and errors, it may or may not have arrived. */
export interface Refusal {
  message?: string | undefined;
  /** Errors, by field name. */
  errors?: FormValues;
}

export interface Sending {
  isBusy: boolean;
  /** The result of the last attempt, if it was refused. */
  refusal?: Refusal | undefined;
}

export const notSent: Sending = { isBusy: false };

interface FormOptions {
  /** Values on the server and in the first render. */
  first?: FormValues | undefined;
  /** Values that the page's address says: they win over kept ones. */
  given?: FormValues | undefined;
  /** Why the server showed the form again, sent without script: `first` is newer than kept values. */
  refused?: Refusal | undefined;
  /** Where values are kept while the form isn't shown; default: nowhere. */
  kept?: Store<FormValues | undefined>;
  /** Where its sending is known while the form isn't shown; default: nowhere. */
  sending?: Store<Sending>;
  /** True if it shows errors itself; the browser validates only without script. */
  showsErrors?: boolean;
  /** Returns what is wrong with the values, by field. */
  check?(values: FormValues): FormValues;
  /**
   * Sends the values, once however often it is submitted. A failure counts as a refusal.
   * @returns undefined if accepted.
   */
  send(values: FormValues): Promise<Refusal | undefined>;
}

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

interface BoundInput {
  name: string;
  value: string;
  onChange(event: Change): void;
}

/** A form's values and state, for its fields. */
export interface Form {
  values: FormValues;
  /** Errors to show, by field name. */
  problems: FormValues;
  isBusy: boolean;
  set(change: FormValues): void;
  /** Binds a typed or selected value; without one, `otherwise` is shown. */
  input(name: string, otherwise?: string): BoundInput;
  /** Binds a radio button or checkbox, which stands for `value`. */
  tick(name: string, value: string): BoundInput & { checked: boolean };
}

export interface OwnForm extends Form {
  /** The last refusal, unless an error of `check` is shown. */
  refusal: Refusal | undefined;
  /** Attributes of the form's element. */
  element: {
    ref: RefCallback<HTMLFormElement>;
    onSubmit(event: SubmitEvent<HTMLFormElement>): void;
    'aria-busy': boolean;
  };
  /** For a second element with fields of this form: keeps what was typed there before the script. */
  adopt: RefCallback<HTMLFormElement>;
}

const nothing: FormValues = {};

/**
 * A form whose values survive whatever happens: typed before the script came, left for another page,
 * refused, or sent without an answer.
 */
export function useForm(options: FormOptions): OwnForm {
  const { first = nothing, given = nothing, refused, showsErrors = false, check, send } = options;
  const [ownValues] = useState(() => createStore<FormValues | undefined>(undefined));
  const [ownSending] = useState(() => createStore(notSent));
  const { kept = ownValues, sending = ownSending } = options;
  const { isBusy, refusal } = useStore(sending);
  const stored = useStore(kept);
  const [wrong, setWrong] = useState<FormValues>();
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);

  const values = stored ? { ...first, ...stored } : { ...first, ...given };
  const isWrong = wrong !== undefined && Object.keys(wrong).length > 0;
  const shown = isWrong ? undefined : (refusal ?? (wrong ? undefined : refused));
  const problems = (isWrong ? wrong : shown?.errors) ?? nothing;

  const set = (change: FormValues) => {
    const now = kept.get() ?? { ...first, ...given };
    const isNew = Object.entries(change).some(([name, value]) => now[name] !== value);
    if (isNew) kept.set({ ...first, ...now, ...change });
  };
  const isAdopted = useRef(false);
  const keepTyped = useEffectEvent((form: HTMLFormElement) => {
    if (!isAdopted.current && refused) kept.set(undefined);
    const said = !isAdopted.current && kept.get() ? given : nothing;
    isAdopted.current = true;
    set({ ...said, ...typedIn(form) });
  });
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) keepTyped(form);
  }, []);
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form;
      if (form && showsErrors) form.noValidate = true;
      adopt(form);
    },
    [adopt, showsErrors],
  );

  const focusFirst = () => {
    const form = element.current;
    const first = form?.querySelector<HTMLElement>(invalid) ?? form?.querySelector(message);
    if (first instanceof HTMLElement) first.focus();
  };
  useChange(wrong, focusFirst);
  useChange(refusal, () => {
    // A visitor who moved elsewhere keeps their focus.
    if (refusal && isIn(element.current)) focusFirst();
  });
  useChange(isBusy, () => {
    // Disabled inputs lose the focus.
    if (isBusy || refusal || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus();
  });

  const submit = async (form: HTMLFormElement) => {
    if (sending.get().isBusy) return;
    const typed = formTexts(form);
    const problems = check?.(typed);
    setWrong(problems);
    if (problems && Object.keys(problems).length > 0) return;
    focused.current = document.activeElement;
    sending.set({ isBusy: true });
    const refusal = await send(typed).catch((error: unknown): Refusal => {
      console.error(error);
      return {};
    });
    sending.set({ isBusy: false, refusal });
  };

  const input = (name: string, otherwise = ''): BoundInput => ({
    name,
    value: values[name] ?? otherwise,
    onChange: ({ target }) => set({ [name]: target.value }),
  });
  const tick = (name: string, value: string) => ({
    name,
    value,
    checked: values[name] === value,
    onChange: ({ target }: Change) =>
      set({ [name]: target instanceof HTMLInputElement && target.checked ? value : '' }),
  });
  return {
    values,
    problems,
    isBusy,
    refusal: shown,
    set,
    input,
    tick,
    adopt,
    element: {
      ref,
      onSubmit(event) {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      'aria-busy': isBusy,
    },
  };
}

const invalid = '[aria-invalid="true"], [data-invalid="true"] input';
const message = '[role="alert"]';

const isIn = (form: HTMLFormElement | null): boolean =>
  document.activeElement === document.body || (form?.contains(document.activeElement) ?? false);

/** Returns what somebody changed in a form that the server rendered, by field. */
function typedIn(form: HTMLFormElement): FormValues {
  const typed: Record<string, string> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const rendered = options.find((option) => option.defaultSelected) ?? options[0];
      if (field.value !== rendered?.value) typed[field.name] = field.value;
    } else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      if (field.checked === field.defaultChecked) continue;
      if (field.checked) typed[field.name] = field.value;
      else if (field.type === 'checkbox') typed[field.name] = '';
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== field.defaultValue) typed[field.name] = field.value;
    }
  }
  return typed;
}

/** Calls `onChange` after each change of a value. */
function useChange(value: unknown, onChange: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    onChange();
  });
}
