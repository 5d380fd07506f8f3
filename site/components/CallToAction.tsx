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
}

/** The last block of a page that ends in a consultation: book, or go on by oneself. */
export function CallToAction({ heading, text, primary, secondary }: CallToActionProps) {
  return (
    <ClosingPanel heading={heading} text={text}>
      <ConsultationButton className="button button-primary button-large">
        {primary.label}
      </ConsultationButton>
      {secondary && <ArrowLink to={secondary.path}>{secondary.label}</ArrowLink>}
    </ClosingPanel>
  );
}
