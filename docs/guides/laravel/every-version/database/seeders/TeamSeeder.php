<?php

namespace Database\Seeders;

use App\Models\Team;
use Illuminate\Database\Seeder;

/** The 18 clubs. Their `short_name` chooses the crest on the site. Runs on the server too. */
class TeamSeeder extends Seeder
{
    public const TEAMS = [
        ['AME', 'América', '#F8D31C', '#14235F'], ['ATE', 'Atlante', '#A3152A', '#1B3C93'],
        ['ATL', 'Atlas', '#B0121B', '#17130E'], ['SLP', 'Atlético de San Luis', '#C8102E', '#123F8C'],
        ['CAZ', 'Cruz Azul', '#0B4EA2', '#FFFDF8'], ['GDL', 'Guadalajara', '#D21F2B', '#FFFDF8'],
        ['JUA', 'Juárez', '#0E8F4F', '#D21F2B'], ['LEO', 'León', '#0A7A3E', '#FFFDF8'],
        ['MTY', 'Monterrey', '#0B2A5B', '#FFFDF8'], ['NEC', 'Necaxa', '#D3202E', '#FFFDF8'],
        ['PAC', 'Pachuca', '#0D3B8E', '#FFFDF8'], ['PUE', 'Puebla', '#FFFDF8', '#1C4FA1'],
        ['PUM', 'Pumas', '#0C2340', '#D5B15F'], ['QRO', 'Querétaro', '#0B2F6B', '#17130E'],
        ['SAN', 'Santos', '#0E7A45', '#FFFDF8'], ['TIG', 'Tigres', '#F5A800', '#0A3D91'],
        ['TIJ', 'Tijuana', '#B2101D', '#17130E'], ['TOL', 'Toluca', '#C8102E', '#FFFDF8'],
    ];

    public function run(): void
    {
        foreach (self::TEAMS as [$shortName, $name, $color, $colorAlt]) {
            Team::updateOrCreate(
                ['short_name' => $shortName],
                ['name' => $name, 'color' => $color, 'color_alt' => $colorAlt]
            );
        }
    }
}
