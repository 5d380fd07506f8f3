import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Link,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { useStore } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { FieldSpec } from '../ui/forms/fields';
import { PlainInput } from './PlainInput';

export interface FormSection {
  title: string;
  fields: readonly FieldSpec[];
}

/** Splits fields into sections. @param titles of sections, by the name of their first field. */
export function sectionsOf(
  fields: readonly FieldSpec[],
  titles: Readonly<Record<string, string>>,
): FormSection[] {
  const starts = fields.flatMap(({ source }, index) => (titles[source] ? index : []));
  return starts.map((start, index) => ({
    title: titles[fields[start]?.source ?? ''] ?? '',
    fields: fields.slice(start, starts[index + 1]),
  }));
}

/** Whether a section is unfolded, as it was left in this browser. */
const useIsOpen = (form: string, { title }: FormSection) =>
  useStore(`sections.${form}.${title}`, true);

/** Heading of a section, to be led to. */
const idOf = (form: string, { title }: FormSection) => `${form}-${title.replaceAll(' ', '-')}`;

interface Props {
  form: string;
  sections: readonly FormSection[];
}

interface InputsProps extends Props {
  /** Whether the first input has the focus. */
  autoFocus: boolean;
}

/** A form's inputs in sections that fold, one with an error excepted. */
export const FormSections = ({ form, sections, autoFocus }: InputsProps) =>
  sections.map((section, index) => (
    <OneSection
      key={section.title}
      form={form}
      section={section}
      autoFocus={autoFocus && index === 0}
    />
  ));

interface OneProps {
  form: string;
  section: FormSection;
}

function OneSection({ form, section, autoFocus }: OneProps & { autoFocus: boolean }) {
  const [isOpen, setIsOpen] = useIsOpen(form, section);
  const { errors, submitCount } = useFormState();
  const hasError = section.fields.some(({ source }) => errors[source]);
  const inside = useRef<HTMLDivElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each attempt to save.
  useEffect(() => {
    if (!hasError || isOpen) return;
    setIsOpen(true);
    // The form could not lead there while it was folded.
    requestAnimationFrame(() =>
      inside.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    );
  }, [submitCount, hasError]);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setIsOpen(expanded)}
      disableGutters
      elevation={0}
      square
      slotProps={{ heading: { component: 'h2' } }}
      sx={accordion}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={idOf(form, section)}
        aria-controls={id}
        sx={{ px: 0, scrollMarginTop: 72 }}
      >
        <Typography component="span" variant="h6">
          {section.title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id={id} ref={inside} sx={{ px: 0, pt: 0 }}>
        {section.fields.map((field, index) => (
          <PlainInput key={field.source} field={field} autoFocus={autoFocus && index === 0} />
        ))}
      </AccordionDetails>
    </Accordion>
  );
}

/** Contents of a form, at its side where there is room: leads to a section and unfolds it. */
export const FormContents = ({ form, sections }: Props) => (
  <Box component="nav" aria-label="Sections" sx={contents}>
    {sections.map((section) => (
      <ContentsLine key={section.title} form={form} section={section} />
    ))}
  </Box>
);

function ContentsLine({ form, section }: OneProps) {
  const [, setIsOpen] = useIsOpen(form, section);
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => {
        setIsOpen(true);
        const heading = document.getElementById(idOf(form, section));
        heading?.scrollIntoView();
        heading?.focus({ preventScroll: true });
      }}
      sx={{ textAlign: 'left', py: 0.75 }}
    >
      {section.title}
    </Link>
  );
}

const accordion = {
  bgcolor: 'transparent',
  borderBottom: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
} as const;

const contents = {
  display: { xs: 'none', lg: 'grid' },
  alignContent: 'start',
  justifyItems: 'start',
  position: 'sticky',
  top: 64,
  pl: 2,
  borderLeft: 2,
  borderColor: 'divider',
} as const;
