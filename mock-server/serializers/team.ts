import { defineSerializer } from './define.ts';

export const team = defineSerializer('team', { attrs: ['id', 'name', 'short_name', 'color', 'color_alt'] });
