import Box from '@mui/material/Box';
import { RichTextInputToolbar } from 'ra-input-rich-text';
import { memo } from 'react';
import { AlignmentGroup } from '../buttons/AlignmentGroup';
import { ClipboardGroup } from '../buttons/ClipboardGroup';
import { ColourGroup } from '../buttons/ColourGroup';
import { DocumentGroup } from '../buttons/DocumentGroup';
import { FindGroup } from '../buttons/FindGroup';
import { FormatGroup } from '../buttons/FormatGroup';
import { FormGroup } from '../buttons/FormGroup';
import { InsertGroup } from '../buttons/InsertGroup';
import { LinkGroup } from '../buttons/LinkGroup';
import { ListGroup } from '../buttons/ListGroup';
import { StyleGroup } from '../buttons/StyleGroup';
import { ViewGroup } from '../buttons/ViewGroup';
import { moveWithArrows, ToolbarFocusContext, useToolbarFocus } from './ToolbarFocus';
import { toolbarStyles } from './toolbarStyles';

/** The order of the groups; each group's file has the order of its buttons. */
export const EditorToolbar = memo(function EditorToolbar({ label }: { label: string }) {
  const focus = useToolbarFocus('Source');
  return (
    <ToolbarFocusContext.Provider value={focus}>
      <Box role="toolbar" aria-label={label} onKeyDown={moveWithArrows} sx={toolbarStyles}>
        <RichTextInputToolbar size="small">
          <DocumentGroup />
          <ClipboardGroup />
          <FindGroup />
          <FormatGroup />
          <ListGroup />
          <AlignmentGroup />
          <LinkGroup />
          <InsertGroup />
          <FormGroup />
          <StyleGroup />
          <ColourGroup />
          <ViewGroup />
        </RichTextInputToolbar>
      </Box>
    </ToolbarFocusContext.Provider>
  );
});
