import { type ComponentType, useEffect, useState } from 'react';
import type { EnquiryKind } from '../../content/enquiryForm';
import { EmbedFallback } from '../EmbedFallback';

interface LazyEnquiryFormProps {
  kind: EnquiryKind;
  page: string;
  answers?: Readonly<Record<string, string>>;
}

/** Our form where a page doesn't begin with it: its code comes once it is asked for. */
export function LazyEnquiryForm(props: LazyEnquiryFormProps) {
  const [Form, setForm] = useState<ComponentType<LazyEnquiryFormProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./EnquiryForm').then(
      ({ EnquiryForm }) => setForm(() => EnquiryForm),
      () => setFailed(true),
    );
  }, []);

  if (failed)
    return <EmbedFallback page={contactPageOf(props.kind)} label="Open the contact page" />;
  if (Form) return <Form {...props} />;
  return (
    <div className="enquiry-loading" aria-busy="true">
      <p role="status">
        <span className="spinner" aria-hidden="true" />
        Loading the form
      </p>
    </div>
  );
}

/** Where a form stands by itself, for who runs no script. */
function contactPageOf(kind: EnquiryKind): string {
  return kind === 'consultation' ? '/contact?about=consultation' : '/contact';
}
