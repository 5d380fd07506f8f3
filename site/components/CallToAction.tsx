import type { ReactNode } from 'react';
import { ArrowLink } from './ArrowLink';
import { ClosingPanel } from './ClosingPanel';
import { ConsultationButton } from './Consultation';

interface CallToActionProps {
  heading: string;
  text: ReactNode;
  /** Opens the consultation dialog. */
  primary: { label: string };
  secondary?: { label: string; path: string };
  other?: { label: string; path: string } | undefined;
  /** Shown below the links. */
  note?: string | undefined;
}

/** The closing block of a page about a service: book a consultation, or continue alone. */
export function CallToAction(props: CallToActionProps) {
  const { heading, text, primary, secondary, other, note } = props;
  return (
    <ClosingPanel heading={heading} text={text} note={note}>
      <ConsultationButton className="button button-primary button-large">
        {primary.label}
      </ConsultationButton>
      {secondary && <ArrowLink to={secondary.path}>{secondary.label}</ArrowLink>}
      {other && <ArrowLink to={other.path}>{other.label}</ArrowLink>}
    </ClosingPanel>
  );
}
