<?php

namespace Database\Seeders;

use App\Models\Game;
use App\Models\Prediction;
use App\Models\Team;
use App\Models\Trivia;
use App\Models\User;
use App\Models\Week;
use App\Models\Zipcode;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Hash;

/** Invented data for a test server: week 1 is over, week 2 is open. Another run opens week 2 anew for three days. */
class DatabaseSeeder extends Seeder
{
    private const ZIPCODES = [
        ['06700', 'Ciudad de México', 'Cuauhtémoc', 'Roma Norte'],
        ['44100', 'Jalisco', 'Guadalajara', 'Guadalajara Centro'],
    ];

    public function run(): void
    {
        foreach (self::ZIPCODES as $row) {
            Zipcode::firstOrCreate(array_combine(['zipcode', 'state', 'municipality', 'neighborhood'], $row));
        }
        $this->call(TeamSeeder::class);
        $teams = Team::whereIn('short_name', array_column(TeamSeeder::TEAMS, 0))->orderBy('id')->get();
        $players = collect(['ana', ...array_map(fn (int $number) => "jugador_{$number}", range(1, 14))])
            ->map(fn (string $nickname) => $this->createPlayer($nickname));

        $over = $this->createWeek(1, -8);
        foreach ($this->createGames($over, $teams->all(), -7) as $index => $game) {
            $game->update(['status' => 'finalizado', 'home_score' => $index % 3, 'away_score' => $index % 2]);
            foreach ($players as $row => $player) {
                Prediction::unguarded(fn () => Prediction::updateOrCreate(
                    ['user_id' => $player->id, 'game_id' => $game->id],
                    ['home_score' => ($index * $row + $row) % 3, 'away_score' => ($index + $row) % 2]
                ));
            }
        }

        $open = $this->createWeek(2, -1);
        foreach ($this->createGames($open, $teams->reverse()->values()->all(), 1) as $game) {
            $game->update(['status' => 'activo']);
        }
        Trivia::updateOrCreate(['week_id' => $open->id], [
            'question' => '¿En qué año se fundó el Toluca?', 'options' => ['1917', '1943'], 'correct' => '1917',
        ]);
        Artisan::call('standings:count');
    }

    private function createPlayer(string $nickname): User
    {
        return User::updateOrCreate(['email' => "{$nickname}@correo.mx"], [
            'name' => ucfirst($nickname), 'last_name' => 'Ruiz', 'nickname' => $nickname,
            'password' => Hash::make('papas con chile'), 'email_verified_at' => now(),
        ]);
    }

    private function createWeek(int $number, int $days): Week
    {
        $start = now('-06:00')->addDays($days)->toDateString();

        return Week::updateOrCreate(['number' => $number], ['date_start' => $start]);
    }

    /** Nine games, three a day from $days days after now. */
    private function createGames(Week $week, array $teams, int $days): array
    {
        return array_map(fn (int $index) => Game::updateOrCreate(
            ['week_id' => $week->id, 'home_id' => $teams[2 * $index]->id, 'away_id' => $teams[2 * $index + 1]->id],
            ['kick_off' => now()->startOfHour()->addDays($days + intdiv($index, 3))->addHours(2 * ($index % 3))]
        ), range(0, 8));
    }
}
