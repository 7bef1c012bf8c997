/** What the first list needs: the build puts all of it into the first scripts (vite.config.ts). Nothing loads this file. */
import '#start.tsx';
import '#resource-kit/ResourceList.tsx';
