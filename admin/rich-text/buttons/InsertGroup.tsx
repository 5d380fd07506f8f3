import Link from '@mui/icons-material/Link';
import SmartDisplay from '@mui/icons-material/SmartDisplay';
import TableChart from '@mui/icons-material/TableChart';
import { linkDialog } from '../commands/link';
import { tableDialog } from '../commands/tableDialog';
import { videoDialog } from '../commands/video';
import { ButtonGroup } from '../toolbar/ButtonGroup';
import { AskButton } from '../toolbar/DialogButton';
import { FactButton } from './FactButton';
import { ImageButton } from './ImageButton';
import { TableMenu } from './TableMenu';

export const InsertGroup = () => (
  <ButtonGroup label="Insert">
    <AskButton name="link" label="Link" icon={Link} shortcut="Mod-k" asks={linkDialog} />
    <ImageButton />
    <FactButton />
    <AskButton name="video" label="Video" icon={SmartDisplay} asks={videoDialog} />
    <AskButton name="table" label="Table" icon={TableChart} asks={tableDialog} />
    <TableMenu />
  </ButtonGroup>
);
